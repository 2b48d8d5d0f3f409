import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { save } from './save';

export default defineBlock( metadata.name, {
	save,
	edit: () => import( /* webpackChunkName: "contact-info" */ './edit' ),
} );
