import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';
import { ClosedNotice } from './closed-notice';
import { Fields } from './fields';
import { Inspector } from './inspector';
import { UsernameForm } from './username-form';

type Props = BlockEditProps< Attributes >;

function Form( { attributes, setAttributes }: Props ) {
	const button = useInnerBlocksProps(
		{},
		{
			template: [
				[
					'jetpack/button',
					{
						element: 'button',
						text: __( 'Subscribe', 'mainstreet-blocks' ),
					},
				],
			],
			templateLock: 'all',
		}
	);
	return (
		<>
			<Inspector attributes={ attributes } onChange={ setAttributes } />
			<div className="wp-block-jetpack-subscriptions__form">
				<Fields attributes={ attributes } />
				<div { ...button } />
			</div>
		</>
	);
}

export default function Edit( props: Props ) {
	const { attributes, clientId, setAttributes } = props;
	return (
		<div { ...useBlockProps() }>
			<div style={ { marginBlockEnd: 16 } }>
				<ClosedNotice attributes={ attributes } clientId={ clientId } />
			</div>
			{ attributes.revueUsername ? (
				<Form { ...props } />
			) : (
				<UsernameForm
					onAdd={ ( revueUsername ) =>
						setAttributes( { revueUsername } )
					}
				/>
			) }
		</div>
	);
}
