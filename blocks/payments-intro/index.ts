import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { icon } from './icon';
import { save } from './save';

export default defineBlock< Record< string, never > >( metadata.name, {
	icon,
	save,
	deprecated,
	edit: () => import( /* webpackChunkName: "payments-intro" */ './edit' ),
} );
