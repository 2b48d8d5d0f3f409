import { defineBlock } from '@shared/register-block';
import { icon } from '../icon';
import metadata from './block.json';
import type { Attributes } from './types';
import { variations } from './variations';

export default defineBlock< Attributes >( metadata.name, {
	icon,
	save: () => null,
	variations,
	edit: () => import( /* webpackChunkName: "sharing-button" */ './edit' ),
} );
