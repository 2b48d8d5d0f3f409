import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { save } from './save';
import { variations } from './variations';

export default defineBlock( metadata.name, {
	save,
	variations,
	edit: () => import( /* webpackChunkName: "send-a-message" */ './edit' ),
} );
