import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { save } from './save';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	save,
	edit: () => import( /* webpackChunkName: "blogging-prompt" */ './edit' ),
} );
