import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import './draft';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	deprecated,
	save,
	transforms,
	edit: () => import( /* webpackChunkName: "simple-payments" */ './edit' ),
} );
