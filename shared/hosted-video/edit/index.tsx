import type { ComponentType } from 'react';
import { playerAddress } from '../address';
import type { VideoAttributes } from '../types';

type Props = {
	attributes: VideoAttributes;
	setAttributes: ( changes: Partial< VideoAttributes > ) => void;
	isSelected: boolean;
	clientId: string;
	blockProps: object;
	file?: File;
	onPlain?: ( media: { id?: number; src: string } ) => void;
};

/** A hosted video in the editor. */
export const HostedVideoEdit: ComponentType< Props > = ( {
	attributes,
	blockProps,
} ) => (
	<figure { ...blockProps }>
		{ attributes.guid && (
			<iframe
				title={ attributes.title ?? '' }
				src={ playerAddress( attributes.guid, attributes ) }
			/>
		) }
	</figure>
);
