import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useInstanceId } from '@wordpress/compose';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { unseen } from '@wordpress/icons';
import type { InnerAttributes } from '../../../inner/types';
import { readPlain } from '../../guards';
import { FieldControls } from '../inspector';

type Props = BlockEditProps< InnerAttributes >;

/** Hidden field: its name and value can be edited in place. */
export function HiddenEdit( props: Props ) {
	const { attributes, setAttributes } = props;
	const id = useInstanceId( HiddenEdit, 'mainstreet-hidden' );
	const parts = [
		[
			attributes.label ? 'label' : 'name',
			__( 'Name', 'mainstreet-blocks' ),
		],
		[ 'defaultValue', __( 'Value', 'mainstreet-blocks' ) ],
	] as const;
	return (
		<>
			<FieldControls { ...props } type="hidden" hasChildren={ false } />
			<div
				{ ...useBlockProps( {
					className: 'mainstreet-field mainstreet-field__hidden',
				} ) }
			>
				<span className="mainstreet-field__note">
					<Icon icon={ unseen } />
					{ __( 'Not visible to visitors.', 'mainstreet-blocks' ) }
				</span>
				{ parts.map( ( [ name, label ] ) => (
					<label key={ name } htmlFor={ `${ id }-${ name }` }>
						{ label }
						<input
							type="text"
							id={ `${ id }-${ name }` }
							className="text grunion-field mainstreet-field__text"
							value={ readPlain( attributes, name ) }
							onChange={ ( { target } ) =>
								setAttributes( { [ name ]: target.value } )
							}
						/>
					</label>
				) ) }
			</div>
		</>
	);
}
