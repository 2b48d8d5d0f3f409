import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { keepsUnknown } from './inner/keep-unknown';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	save,
	...keepsUnknown,
	// Core reads pasted text at once.
	transforms,
	edit: () => import( /* webpackChunkName: "contact-form" */ './edit' ),
} );
