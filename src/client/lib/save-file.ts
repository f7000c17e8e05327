/**
 * Lets the browser keep the body of an answer, under the name that the server gave or else this one.
 * Gives the name. Rejects where the body breaks off.
 */
export async function saveFile(response: Response, otherwise: string): Promise<string> {
  const name = fileNameOf(response.headers.get('Content-Disposition') ?? '') ?? otherwise;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}

/** The name that the server gave: whole in UTF-8, or plain. */
function fileNameOf(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (whole !== undefined) return decodeURIComponent(whole);
  return /filename="?([^";]+)/i.exec(disposition)?.[1];
}
