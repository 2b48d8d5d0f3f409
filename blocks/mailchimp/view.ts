import { enhance } from '@shared/view/visitor-form';

document
	.querySelectorAll< HTMLFormElement >( '.wp-block-jetpack-mailchimp form' )
	.forEach( ( form ) => enhance( form ) );
