import { registerPastedCode } from '@shared/pasted-code';
import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { save } from './save';
import { readPastedCode, transforms } from './transforms';
import type { Attributes } from './types';

registerPastedCode( readPastedCode );

export default defineBlock< Attributes >( metadata.name, {
	save,
	transforms,
	edit: () => import( /* webpackChunkName: "google-calendar" */ './edit' ),
} );
