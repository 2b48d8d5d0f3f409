import { Card, CardBody } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import {
	forwardRef,
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';

type Props = {
	id: string;
	title: string;
	description?: string;
	/** Short status text; '' for none. */
	badge: string;
	isGood: boolean;
	/** Whether something is wrong: then the card opens by itself. */
	isUrgent: boolean;
	children: ReactNode;
};

/** Collapsed card of a service. Typed text is kept when it is closed. */
export const FoldCard = forwardRef< HTMLElement, Props >(
	function FoldCardWithRef(
		{ id, title, description, badge, isGood, isUrgent, children },
		ref
	) {
		const titleId = useInstanceId( FoldCard, 'mainstreet-service' );
		const card = useRef< HTMLElement >( null );
		useImperativeHandle< HTMLElement | null, HTMLElement | null >(
			ref,
			() => card.current
		);
		const [ isOpen, setOpen ] = useState( isUrgent );
		useEffect( () => {
			if ( isUrgent ) {
				setOpen( true );
			}
		}, [ isUrgent ] );
		return (
			<Card
				ref={ card }
				as="section"
				id={ id }
				className="mainstreet-settings__service"
				aria-labelledby={ titleId }
			>
				<details
					open={ isOpen }
					onToggle={ ( { currentTarget, target } ) => {
						// Events of nested cards bubble; they are ignored.
						if ( target === currentTarget ) {
							setOpen( currentTarget.open );
						}
					} }
				>
					<summary className="mainstreet-settings__fold">
						<h3 id={ titleId } tabIndex={ -1 }>
							{ title }
						</h3>
						{ description && (
							<span className="mainstreet-settings__what">
								{ description }
							</span>
						) }
						{ badge && (
							<span
								className={ `mainstreet-settings__badge${
									isGood ? ' is-good' : ' is-needs'
								}` }
							>
								{ badge }
							</span>
						) }
					</summary>
					<CardBody>{ children }</CardBody>
				</details>
			</Card>
		);
	}
);
