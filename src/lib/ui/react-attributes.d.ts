import 'react';

// Attributes of invoker commands (`command`, `commandfor`). React passes them on, but its types do not have
// them.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
