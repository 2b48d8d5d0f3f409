import { defineBlock } from '@shared/register-block';
import metadata from './block.json';
import type { Attributes } from './types';

export default defineBlock< Attributes >( metadata.name, {
	save: () => null,
	edit: () =>
		import( /* webpackChunkName: "paypal-payment-buttons" */ './edit' ),
} );
