import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { createPath } from './inner/icon';
import { keepsUnknown } from './inner/keep-unknown';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	icon: createPath(
		'M4 4h16v16H4V4Zm1.5 1.5v13h13v-13h-13ZM7 8h10v1.5H7V8Zm0 3.5h10V13H7v-1.5ZM7 15h5v1.5H7V15Z'
	),
	save,
	deprecated,
	...keepsUnknown,
	transforms,
	edit: () => import( /* webpackChunkName: "contact-form" */ './edit' ),
} );
