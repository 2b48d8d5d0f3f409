import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import type { Attributes } from './types';
import { variations } from './variations';

export default defineBlock< Attributes >( metadata.name, {
	save: () => null,
	variations,
	edit: () => import( /* webpackChunkName: "sharing-button" */ './edit' ),
} );
