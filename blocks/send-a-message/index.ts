import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { icon } from './icon';
import { save } from './save';
import { variations } from './variations';

export default defineBlock( metadata.name, {
	icon,
	save,
	variations,
	edit: () => import( /* webpackChunkName: "send-a-message" */ './edit' ),
} );
