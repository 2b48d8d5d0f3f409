import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	save,
	deprecated,
	transforms,
	edit: () => import( /* webpackChunkName: "tock" */ './edit' ),
} );
