import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { InfoPanel } from '@shared/inspector';
import type { Place, Position } from '../attributes';
import type { Attributes, Point } from '../types';
import { MarkerFields } from './marker-fields';

type Props = {
	points: Attributes[ 'points' ];
	places: Place[];
	/** Whether the marker is that of the business. */
	isSite?: boolean;
	onEdit: (
		index: number,
		texts: Partial< Pick< Point, 'title' | 'caption' > >
	) => void;
	onMove: ( index: number, position: Position ) => void;
	onDelete: ( index: number ) => void;
};

/** Sidebar panel "Markers" with a collapsed entry for each marker. */
export function MarkersPanel( {
	points,
	places,
	isSite,
	onEdit,
	onMove,
	onDelete,
}: Props ) {
	return (
		<InfoPanel title={ __( 'Markers', 'mainstreet-blocks' ) }>
			<div className="wp-block-jetpack-map__markers">
				{ places.map( ( { index, id, title } ) => {
					const point = points[ index ];
					return (
						point && (
							<PanelBody
								key={ `${ id } ${ index }` }
								title={
									title ||
									sprintf(
										/* translators: %d: number of a marker without a title. */
										__( 'Marker %d', 'mainstreet-blocks' ),
										index + 1
									)
								}
								initialOpen={ false }
							>
								<MarkerFields
									point={ point }
									isSite={ isSite }
									onChange={ ( texts ) =>
										onEdit( index, texts )
									}
									onMove={ ( position ) =>
										onMove( index, position )
									}
									onDelete={ () => onDelete( index ) }
								/>
							</PanelBody>
						)
					);
				} ) }
			</div>
		</InfoPanel>
	);
}
