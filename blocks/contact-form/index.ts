import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { keepsUnknown } from './inner/keep-unknown';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	save,
	deprecated,
	...keepsUnknown,
	transforms,
	edit: () => import( /* webpackChunkName: "contact-form" */ './edit' ),
} );
