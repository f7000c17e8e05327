import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** An address to be taken along: the focus marks all of it, for who copies by hand. */
export function AddressInput(props: Omit<ComponentProps<'input'>, 'readOnly' | 'onFocus'>) {
  return <Input {...props} readOnly onFocus={(event) => event.currentTarget.select()} />;
}
