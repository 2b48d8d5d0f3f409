import { createPath } from '../inner/icon';

export const icon = createPath(
	'M3 6h18v12H3V6Zm1.5 2.2v8.3h15V8.2L12 13.5 4.5 8.2Zm1.3-.7L12 11.8l6.2-4.3H5.8Z'
);
