import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	transforms,
	// The server draws it.
	save: () => null,
	edit: () => import( /* webpackChunkName: "gif" */ './edit' ),
} );
