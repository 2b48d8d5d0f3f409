import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { createPath } from './inner/icon';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	icon: createPath(
		'M4 4h16v16H4V4Zm1.500 1.500v13h13v-13h-13ZM7 8h10v1.500H7V8Zm0 3.500h10V13H7v-1.500ZM7 15h5v1.500H7V15Z'
	),
	save,
	deprecated,
	transforms,
	edit: () => import( /* webpackChunkName: "contact-form" */ './edit' ),
} );
