import { InertPreview, PreviewFrame, StillPreview } from '@shared/embed-editor';
import { getServiceLabel } from '@shared/embeds';
import { getPreviewAddress } from '../get-address';
import { icon } from '../icon';
import { CHOICE_HEIGHT, SIZES, type Reservation } from '../types';

type Props = { reservation: Reservation; isSelected: boolean };

/** The form as visitors see it, still until it is clicked. Restaurant 1 is the inserter's example. */
export function Preview( { reservation, isSelected }: Props ) {
	const { rids, style, isMulti } = reservation;
	const [ width, base ] = SIZES[ style ];
	const height = isMulti && style !== 'wide' ? base + CHOICE_HEIGHT : base;
	const label = getServiceLabel( 'opentable' );
	return (
		<div
			className="wp-block-jetpack-opentable__preview"
			style={ { width, maxWidth: '100%' } }
		>
			<StillPreview
				icon={ icon }
				label={ label }
				height={ height }
				isStill={ rids.length === 1 && rids[ 0 ] === '1' }
			>
				<InertPreview isSelected={ isSelected } label={ label }>
					<PreviewFrame
						service="opentable"
						src={ getPreviewAddress( reservation ) }
						title={ label }
						width={ width }
						height={ height }
					/>
				</InertPreview>
			</StillPreview>
		</div>
	);
}
