import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { save } from './save';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	save,
	deprecated,
	edit: () => import( /* webpackChunkName: "rating-star" */ './edit' ),
} );
