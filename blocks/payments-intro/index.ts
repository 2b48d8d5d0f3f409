import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { save } from './save';

export default defineBlock< Record< string, never > >( metadata.name, {
	save,
	deprecated,
	edit: () => import( /* webpackChunkName: "payments-intro" */ './edit' ),
} );
