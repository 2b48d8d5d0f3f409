import { registerPastedCode } from '@shared/pasted-code';
import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { readPastedCode } from './pasted-code';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

registerPastedCode( readPastedCode );

export default defineBlock< Attributes >( metadata.name, {
	save,
	deprecated,
	transforms,
	edit: () => import( /* webpackChunkName: "calendly" */ './edit' ),
} );
