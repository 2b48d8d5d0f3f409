/** For `useInnerBlocksProps`: no button that adds blocks. Core takes `false`; its types do not say so. */
export const NO_APPENDER = false as unknown as undefined;
