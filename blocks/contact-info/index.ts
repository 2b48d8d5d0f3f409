import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { save } from './save';
import { transforms } from './transforms';

export default defineBlock( metadata.name, {
	save,
	transforms,
	edit: () => import( /* webpackChunkName: "contact-info" */ './edit' ),
} );
