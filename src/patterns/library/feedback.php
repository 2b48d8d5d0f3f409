<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Feedback form', 'mainstreet-blocks' ),
	'description' => __( 'Asks visitors what they liked, and what could be better.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'feedback', 'mainstreet-blocks' ), __( 'survey', 'mainstreet-blocks' ), __( 'form', 'mainstreet-blocks' ) ),
	'categories'  => array( 'contact' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->stack(
			array(
				$blocks->heading( __( 'How did we do?', 'mainstreet-blocks' ) ),
				$blocks->paragraph( __( 'Two minutes of your time help us to do better.', 'mainstreet-blocks' ) ),
				$blocks->form(
					__( 'Feedback', 'mainstreet-blocks' ),
					array(
						$blocks->field(
							'radio',
							array(
								'label'    => __( 'How was your visit?', 'mainstreet-blocks' ),
								'required' => true,
								'options'  => array(
									__( 'Very good', 'mainstreet-blocks' ),
									__( 'Good', 'mainstreet-blocks' ),
									__( 'Could be better', 'mainstreet-blocks' ),
								),
							)
						),
						$blocks->field( 'textarea', array( 'label' => __( 'What did you like, and what could we improve?', 'mainstreet-blocks' ) ) ),
						$blocks->field( 'name' ),
						$blocks->field( 'email', array( 'label' => __( 'Email, if you would like a reply', 'mainstreet-blocks' ) ) ),
					),
					__( 'Send feedback', 'mainstreet-blocks' )
				),
			)
		);
	},
);
