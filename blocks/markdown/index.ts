import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { renderBeforeSaving } from './render-before-saving';
import { save } from './save';
import type { Attributes } from './types';

renderBeforeSaving();

export default defineBlock< Attributes >( metadata.name, {
	save,
	edit: () => import( /* webpackChunkName: "markdown" */ './edit' ),
} );
