import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	deprecated,
	transforms,
	// The server draws it.
	save: () => null,
	edit: () => import( /* webpackChunkName: "video" */ './edit' ),
} );
