import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { icon } from './icon';
import { save } from './save';
import { transforms } from './transforms';

export default defineBlock( metadata.name, {
	icon,
	save,
	transforms,
	edit: () => import( /* webpackChunkName: "contact-info" */ './edit' ),
} );
