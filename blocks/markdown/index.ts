import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { renderBeforeSaving } from './render-before-saving';
import { save } from './save';
import { transforms } from './transforms';
import type { Attributes } from './types';

renderBeforeSaving();

export default defineBlock< Attributes >( metadata.name, {
	save,
	deprecated,
	transforms,
	edit: () => import( /* webpackChunkName: "markdown" */ './edit' ),
} );
