/** Hides the block appender in `useInnerBlocksProps`. Core accepts `false`, but its types do not. */
export const NO_APPENDER = false as unknown as undefined;
