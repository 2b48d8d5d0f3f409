<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Invitation with RSVP form', 'mainstreet-blocks' ),
	'description' => __( 'When and where, and a form to ask who will attend.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'RSVP', 'mainstreet-blocks' ), __( 'event', 'mainstreet-blocks' ), __( 'party', 'mainstreet-blocks' ) ),
	'categories'  => array( 'contact' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		$required = array( 'required' => true );
		return $blocks->band(
			array(
				$blocks->columns(
					array(
						40 => array(
							$blocks->heading( __( 'You are invited', 'mainstreet-blocks' ) ),
							$blocks->paragraph( __( 'Celebrate with us: there will be music, good food, and time to talk.', 'mainstreet-blocks' ) ),
							$blocks->bullet_list(
								array(
									__( 'Saturday at 7 p.m.', 'mainstreet-blocks' ),
									__( 'In the garden behind the house', 'mainstreet-blocks' ),
									__( 'Children are welcome', 'mainstreet-blocks' ),
								)
							),
						),
						60 => array(
							$blocks->heading( __( 'Will you attend?', 'mainstreet-blocks' ) ),
							$blocks->form(
								__( 'Invitation', 'mainstreet-blocks' ),
								array(
									$blocks->field( 'name', $required ),
									$blocks->field( 'email', $required ),
									$blocks->field(
										'radio',
										array(
											'label'    => __( 'Attending?', 'mainstreet-blocks' ),
											'required' => true,
											'options'  => array( __( 'Yes', 'mainstreet-blocks' ), __( 'No', 'mainstreet-blocks' ) ),
										)
									),
									$blocks->field( 'textarea', array( 'label' => __( 'Anything we should know?', 'mainstreet-blocks' ) ) ),
								),
								__( 'Send RSVP', 'mainstreet-blocks' )
							),
						),
					)
				),
			)
		);
	},
);
