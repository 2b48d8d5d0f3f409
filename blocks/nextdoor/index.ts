import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	save,
	transforms,
	edit: () => import( /* webpackChunkName: "nextdoor" */ './edit' ),
} );
