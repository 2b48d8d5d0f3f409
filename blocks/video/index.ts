import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { icon } from './icon';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	icon,
	deprecated,
	transforms,
	// The server draws it.
	save: () => null,
	edit: () => import( /* webpackChunkName: "video" */ './edit' ),
} );
