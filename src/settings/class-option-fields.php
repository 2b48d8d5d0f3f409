<?php
/**
 * Declared settings as fields of a form.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

use Mainstreet\Core\Options;
use Mainstreet\Core\Stored_Settings;
use Mainstreet\Newsletter\Newsletter_Screen;
use Mainstreet\Registration\Blocks;
use Mainstreet\Responses\Responses_Screen;
use Mainstreet\Submissions\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings screen and its route need to know about the settings that Options
 * declares: where they stand, how they are sent, and what to say when a value does not fit.
 */
final class Option_Fields {

	/**
	 * Parts of the screen, in order. A part with a `service` is shown once that service has a key,
	 * and only while its block is there.
	 *
	 * @return array[] List of `id`, `label`, `note`, `service`, `links` (list of `url`, `label`).
	 */
	public static function sections() {
		$sections = array_merge( array( self::forms_section() ), self::other_sections() );
		// The routes that its fields ask come with the block.
		return array_values(
			array_filter(
				$sections,
				static function ( $section ) {
					return '' === $section['service'] || Blocks::is_own( $section['service'] );
				}
			)
		);
	}

	/**
	 * The part about forms.
	 *
	 * @return array As in sections().
	 */
	private static function forms_section() {
		$akismet = __( 'New responses are checked for spam on this site alone. With the Akismet plugin they are checked there, too.', 'mainstreet-blocks' );
		if ( Spam::has_akismet() ) {
			$akismet = __( 'Akismet is active and checks new responses for spam.', 'mainstreet-blocks' );
		} elseif ( is_callable( array( 'Akismet', 'http_post' ) ) ) {
			$akismet = __( 'New responses are checked for spam on this site alone: Akismet is there, but has no key yet.', 'mainstreet-blocks' );
		}
		return array(
			'id'      => 'forms',
			'label'   => __( 'Forms', 'mainstreet-blocks' ),
			'note'    => $akismet,
			'service' => '',
			'links'   => array( self::link( Responses_Screen::SLUG, __( 'Form responses', 'mainstreet-blocks' ) ) ),
		);
	}

	/**
	 * The other parts.
	 *
	 * @return array[] As in sections().
	 */
	private static function other_sections() {
		return array(
			array(
				'id'      => 'newsletter',
				'label'   => __( 'Newsletter', 'mainstreet-blocks' ),
				'note'    => __( 'Ask your host whether mail from the sender address passes SPF and DKIM; without them many e-mails end up as spam.', 'mainstreet-blocks' ),
				'service' => '',
				'links'   => array(
					self::link( Newsletter_Screen::SLUG . '#/campaigns', __( 'Sent to subscribers: progress, pause, cancel', 'mainstreet-blocks' ) ),
					self::link( Newsletter_Screen::SLUG, __( 'Subscribers: import, export', 'mainstreet-blocks' ) ),
				),
			),
			array(
				'id'      => 'mailchimp',
				'label'   => __( 'Mailchimp sign-ups', 'mainstreet-blocks' ),
				'note'    => '',
				'service' => 'mailchimp',
				'links'   => array(),
			),
			array(
				'id'      => 'privacy',
				'label'   => __( 'Privacy', 'mainstreet-blocks' ),
				'note'    => __( 'How long personal data is kept. What people ask for is done with WordPress’ own tools: Tools > Export Personal Data and Erase Personal Data know form responses and subscribers.', 'mainstreet-blocks' ),
				'service' => '',
				'links'   => array(
					array(
						'url'   => '#/forms',
						'label' => __( 'How long form responses are kept', 'mainstreet-blocks' ),
					),
				),
			),
		);
	}

	/**
	 * A link to one of our screens.
	 *
	 * @param string $screen Its slug, perhaps with a hash.
	 * @param string $label  What is there.
	 * @return string[]
	 */
	private static function link( $screen, $label ) {
		return array(
			'url'   => admin_url( 'admin.php?page=' . $screen ),
			'label' => $label,
		);
	}

	/**
	 * The fields, for the script.
	 *
	 * @return array[] List of `name`, `section`, `type`, `label`, `help`, `minimum`, `maximum`, `maxLength`, `format`,
	 *                 `control`, `choices` (list of `value`, `label`).
	 */
	public static function describe() {
		$fields = array();
		foreach ( Options::all() as $name => $option ) {
			$choices = array();
			foreach ( isset( $option['enum'] ) ? $option['enum'] : array() as $value => $label ) {
				$choices[] = array(
					'value' => (string) $value,
					'label' => $label,
				);
			}
			$known    = array_intersect_key( $option, array_flip( array( 'section', 'type', 'label', 'help', 'minimum', 'maximum', 'maxLength', 'format', 'control' ) ) );
			$fields[] = array_merge(
				array( 'name' => $name ),
				$known,
				array( 'choices' => $choices )
			);
		}
		return $fields;
	}

	/**
	 * Parameters of a write.
	 *
	 * @return array[]
	 */
	public static function args() {
		$args = array();
		foreach ( Options::all() as $name => $option ) {
			$args[ $name ] = array(
				'type'              => $option['type'],
				'description'       => $option['label'],
				'validate_callback' => static function ( $value ) use ( $option ) {
					return null === Options::accept( $option, $value ) ? new \WP_Error( 'rest_invalid_param', self::complaint( $option ) ) : true;
				},
			);
		}
		return $args;
	}

	/**
	 * Properties of an answer.
	 *
	 * @return array[] JSON schema by name.
	 */
	public static function properties() {
		return array_map(
			static function ( $option ) {
				return array( 'type' => $option['type'] );
			},
			Options::all()
		);
	}

	/**
	 * Stores what was sent; it has been validated.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public static function save( $request ) {
		$changes = array();
		foreach ( Options::all() as $name => $option ) {
			if ( $request->has_param( $name ) ) {
				$changes[ $name ] = Options::accept( $option, $request[ $name ] );
			}
		}
		if ( $changes ) {
			Stored_Settings::save( $changes );
		}
	}

	/**
	 * What to say about a value that does not fit.
	 *
	 * @param array $option Declaration.
	 * @return string
	 */
	public static function complaint( array $option ) {
		if ( 'integer' === $option['type'] ) {
			/* translators: 1: smallest number, 2: largest number. */
			return sprintf( __( 'Enter a whole number from %1$s to %2$s.', 'mainstreet-blocks' ), number_format_i18n( $option['minimum'] ), number_format_i18n( $option['maximum'] ) );
		}
		if ( isset( $option['format'] ) && 'networks' === $option['format'] ) {
			return __( 'Enter addresses such as 203.0.113.7 or networks such as 203.0.113.0/24, separated by commas. A network so large that visitors may be in it, such as 0.0.0.0/0, can’t be trusted.', 'mainstreet-blocks' );
		}
		if ( isset( $option['format'] ) ) {
			return __( 'Enter an e-mail address, or leave it empty.', 'mainstreet-blocks' );
		}
		return isset( $option['enum'] ) ? __( 'Choose one of the options.', 'mainstreet-blocks' ) : __( 'This is too long, or has more than one line.', 'mainstreet-blocks' );
	}
}
