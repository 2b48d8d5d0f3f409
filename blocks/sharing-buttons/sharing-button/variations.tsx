import type { BlockVariation } from '@wordpress/blocks';
import { SERVICES, findService, getServiceName } from './services';
import { ServiceIcon } from './service-icon';
import type { Attributes } from './types';

/** One for each service. */
export const variations: BlockVariation< Attributes >[] = SERVICES.map(
	( service ) => ( {
		name: service,
		title: getServiceName( service ),
		icon: () => <ServiceIcon service={ service } />,
		attributes: { service },
		isActive: ( attributes: Attributes ) =>
			findService( attributes.service ) === service,
	} )
);
