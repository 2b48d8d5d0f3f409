import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { icon } from './icon';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	icon,
	transforms,
	// The server draws it.
	save: () => null,
	edit: () => import( /* webpackChunkName: "gif" */ './edit' ),
} );
