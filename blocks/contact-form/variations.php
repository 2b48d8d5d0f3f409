<?php
/**
 * Block variations: ready-made forms (docs/content-format.md 4.1). They are not in the editor script, because every editor
 * screen loads it; WordPress passes them to the editor with the block type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

defined( 'ABSPATH' ) || exit;

$mainstreet_field = static function ( $type, array $attributes = array() ) {
	return array( 'jetpack/field-' . $type, $attributes );
};

$mainstreet_button = static function ( $text, $id = '', array $more = array() ) {
	return array(
		'jetpack/button',
		array(
			'element' => 'button',
			'text'    => $text,
		) + ( '' === $id ? array() : array( 'uniqueId' => $id ) ) + $more,
	);
};

$mainstreet_step = static function ( $label, array $fields ) {
	return array( 'jetpack/form-step', array( 'stepLabel' => $label ), $fields );
};

$mainstreet_required = array( 'required' => true );

$mainstreet_name  = $mainstreet_field( 'name', $mainstreet_required );
$mainstreet_email = $mainstreet_field( 'email', $mainstreet_required );
$mainstreet_notes = static function ( $label ) use ( $mainstreet_field ) {
	return $mainstreet_field( 'textarea', array( 'label' => $label ) );
};

$mainstreet_choose = static function ( $type, $label, array $options, $is_required = true ) use ( $mainstreet_field, $mainstreet_required ) {
	return $mainstreet_field(
		$type,
		array(
			'label'   => $label,
			'options' => $options,
		) + ( $is_required ? $mainstreet_required : array() )
	);
};

$mainstreet_variations = array(
	array(
		'name'        => 'contact-form',
		'icon'        => 'email',
		'title'       => __( 'Contact Form', 'mainstreet-blocks' ),
		'description' => __( 'Let visitors contact you.', 'mainstreet-blocks' ),
		'scope'       => array( 'block' ),
		'isDefault'   => true,
		'innerBlocks' => array(
			$mainstreet_name,
			$mainstreet_email,
			$mainstreet_field( 'textarea' ),
			$mainstreet_button( __( 'Contact Us', 'mainstreet-blocks' ) ),
		),
	),
	array(
		'name'        => 'newsletter-form',
		'icon'        => 'megaphone',
		'title'       => __( 'Newsletter Sign-up', 'mainstreet-blocks' ),
		'description' => __( 'Collect email addresses as form responses. To email new posts to people, use the Subscription Form block. For Mailchimp, use the Mailchimp block.', 'mainstreet-blocks' ),
		'keywords'    => array( __( 'newsletter', 'mainstreet-blocks' ), __( 'signup', 'mainstreet-blocks' ), __( 'subscribe', 'mainstreet-blocks' ), __( 'mailing list', 'mainstreet-blocks' ) ),
		'innerBlocks' => array(
			$mainstreet_name,
			$mainstreet_email,
			$mainstreet_field( 'consent' ),
			$mainstreet_button( __( 'Subscribe', 'mainstreet-blocks' ) ),
		),
	),
	array(
		'name'        => 'rsvp-form',
		'icon'        => 'tickets-alt',
		'title'       => __( 'RSVP Form', 'mainstreet-blocks' ),
		'description' => __( 'Ask your guests whether they will attend.', 'mainstreet-blocks' ),
		'keywords'    => array( __( 'event', 'mainstreet-blocks' ), __( 'party', 'mainstreet-blocks' ) ),
		'attributes'  => array( 'subject' => __( 'A new RSVP from your website', 'mainstreet-blocks' ) ),
		'innerBlocks' => array(
			$mainstreet_name,
			$mainstreet_email,
			$mainstreet_choose(
				'radio',
				__( 'Attending?', 'mainstreet-blocks' ),
				array( __( 'Yes', 'mainstreet-blocks' ), __( 'No', 'mainstreet-blocks' ) )
			),
			$mainstreet_notes( __( 'Other Details', 'mainstreet-blocks' ) ),
			$mainstreet_button( __( 'Send RSVP', 'mainstreet-blocks' ) ),
		),
	),
	array(
		'name'        => 'registration-form',
		'icon'        => 'clipboard',
		'title'       => __( 'Registration Form', 'mainstreet-blocks' ),
		'description' => __( 'Let people sign up for an event or a course.', 'mainstreet-blocks' ),
		'keywords'    => array( __( 'sign up', 'mainstreet-blocks' ), __( 'enroll', 'mainstreet-blocks' ) ),
		'attributes'  => array( 'subject' => __( 'A new registration from your website', 'mainstreet-blocks' ) ),
		'innerBlocks' => array(
			$mainstreet_name,
			$mainstreet_email,
			$mainstreet_field( 'telephone', array( 'label' => __( 'Phone Number', 'mainstreet-blocks' ) ) ),
			$mainstreet_choose(
				'select',
				__( 'How did you hear about us?', 'mainstreet-blocks' ),
				array(
					__( 'Search Engine', 'mainstreet-blocks' ),
					__( 'Social Media', 'mainstreet-blocks' ),
					__( 'TV', 'mainstreet-blocks' ),
					__( 'Radio', 'mainstreet-blocks' ),
					__( 'Friend or Family', 'mainstreet-blocks' ),
				),
				false
			),
			$mainstreet_notes( __( 'Other Details', 'mainstreet-blocks' ) ),
			$mainstreet_button( __( 'Send', 'mainstreet-blocks' ) ),
		),
	),
	array(
		'name'        => 'appointment-form',
		'icon'        => 'calendar-alt',
		'title'       => __( 'Appointment Form', 'mainstreet-blocks' ),
		'description' => __( 'Let people request a date and time.', 'mainstreet-blocks' ),
		'keywords'    => array( __( 'booking', 'mainstreet-blocks' ), __( 'reservation', 'mainstreet-blocks' ) ),
		'attributes'  => array( 'subject' => __( 'A new appointment booked from your website', 'mainstreet-blocks' ) ),
		'innerBlocks' => array(
			$mainstreet_name,
			$mainstreet_email,
			$mainstreet_field( 'telephone', $mainstreet_required ),
			$mainstreet_field( 'date', array( 'label' => __( 'Date', 'mainstreet-blocks' ) ) + $mainstreet_required ),
			$mainstreet_choose(
				'radio',
				__( 'Time', 'mainstreet-blocks' ),
				array( __( 'Morning', 'mainstreet-blocks' ), __( 'Afternoon', 'mainstreet-blocks' ) )
			),
			$mainstreet_notes( __( 'Notes', 'mainstreet-blocks' ) ),
			$mainstreet_button( __( 'Book Appointment', 'mainstreet-blocks' ) ),
		),
	),
	array(
		'name'        => 'feedback-form',
		'icon'        => 'star-half',
		'title'       => __( 'Feedback Form', 'mainstreet-blocks' ),
		'description' => __( 'Ask visitors what they think of your website.', 'mainstreet-blocks' ),
		'keywords'    => array( __( 'rating', 'mainstreet-blocks' ), __( 'survey', 'mainstreet-blocks' ) ),
		'attributes'  => array( 'subject' => __( 'New feedback received from your website', 'mainstreet-blocks' ) ),
		'innerBlocks' => array(
			$mainstreet_name,
			$mainstreet_email,
			$mainstreet_choose(
				'radio',
				__( 'Please rate our website', 'mainstreet-blocks' ),
				array(
					__( '1 - Very Bad', 'mainstreet-blocks' ),
					__( '2 - Poor', 'mainstreet-blocks' ),
					__( '3 - Average', 'mainstreet-blocks' ),
					__( '4 - Good', 'mainstreet-blocks' ),
					__( '5 - Excellent', 'mainstreet-blocks' ),
				)
			),
			$mainstreet_notes( __( 'How could we improve?', 'mainstreet-blocks' ) ),
			$mainstreet_button( __( 'Send Feedback', 'mainstreet-blocks' ) ),
		),
	),
	array(
		'name'        => 'multistep',
		'icon'        => 'editor-ol',
		'title'       => __( 'Multi-Step Form', 'mainstreet-blocks' ),
		'description' => __( 'Ask one question at a time and show a progress bar.', 'mainstreet-blocks' ),
		'keywords'    => array( __( 'steps', 'mainstreet-blocks' ), __( 'pages', 'mainstreet-blocks' ), __( 'wizard', 'mainstreet-blocks' ) ),
		'attributes'  => array( 'variationName' => 'multistep' ),
		'innerBlocks' => array(
			array( 'jetpack/form-progress-indicator', array() ),
			array(
				'jetpack/form-step-container',
				array(),
				array(
					$mainstreet_step( __( 'About you', 'mainstreet-blocks' ), array( $mainstreet_name, $mainstreet_email ) ),
					$mainstreet_step( __( 'Your question', 'mainstreet-blocks' ), array( $mainstreet_field( 'textarea', $mainstreet_required ) ) ),
				),
			),
			array(
				'jetpack/form-step-navigation',
				array(),
				array(
					$mainstreet_button( __( 'Back', 'mainstreet-blocks' ), 'previous-step', array( 'className' => 'is-style-outline' ) ),
					$mainstreet_button( __( 'Next', 'mainstreet-blocks' ), 'next-step' ),
					$mainstreet_button( __( 'Send', 'mainstreet-blocks' ), 'submit-step' ),
				),
			),
		),
	),
);

/** This filter is documented in src/registration/editor/class-editor-script.php */
$mainstreet_is_simple = 'simple' === apply_filters( 'mainstreet_site_type', 'self-hosted' );

return array_values(
	array_filter( $mainstreet_variations, static fn( $variation ) => ! $mainstreet_is_simple || 'newsletter-form' !== $variation['name'] )
);
