import { enhance } from '@shared/view/visitor-form';

document
	.querySelectorAll< HTMLFormElement >(
		'.wp-block-jetpack-subscriptions__form'
	)
	.forEach( ( form ) => enhance( form ) );
