<?php
namespace Mainstreet\Blocks\Wordads;

defined( 'ABSPATH' ) || exit;

/** Declares the settings of ads: the AdSense account, the ad of each format, and entries of ads.txt. */
final class Ad_Options {

	/** Id of the settings section and its tab. */
	const SECTION = 'ads';

	/** Pattern of image and link URLs. */
	const URL = '^(?i:https?)://[^\s"\'<>\\\\]{1,1990}$';

	/**
	 * Returns the declarations.
	 *
	 * @return array[] As Options::all().
	 */
	public static function get_all(): array {
		$all = array(
			'ads_client' => self::get_text_option(
				array(
					'label'   => __( 'AdSense publisher ID', 'mainstreet-blocks' ),
					'help'    => __( 'Publisher ID of your own account, such as ca-pub-1234567890123456. Only needed for AdSense units.', 'mainstreet-blocks' ),
					'pattern' => '^ca-pub-\d{10,16}$',
					'error'   => __( 'Enter the ID as shown in AdSense: ca-pub- followed by 10 to 16 digits.', 'mainstreet-blocks' ),
				)
			),
		);
		foreach ( Ad_Formats::labels() as $format => $label ) {
			$all = array_merge( $all, self::get_format_options( $format, $label ) );
		}
		return array_merge(
			$all,
			array(
				'ads_txt' => self::get_text_option(
					array(
						'label'     => __( 'ads.txt entries', 'mainstreet-blocks' ),
						'help'      => __( 'Entries provided by your ad providers. The AdSense entry is added automatically. If an ads.txt file exists on the server, that file is used instead.', 'mainstreet-blocks' ),
						'maxLength' => 10000,
						'control'   => 'textarea',
					)
				),
			)
		);
	}

	/**
	 * Returns the settings of a format.
	 *
	 * @param string $format Format.
	 * @return array[]
	 */
	private static function get_format_options( $format, string $label ): array {
		/* translators: 1: name of an ad format, 2: what is set of it. */
		$name = __( '%1$s: %2$s', 'mainstreet-blocks' );
		$of   = static function ( $kind, $what, array $option ) use ( $format, $label, $name ) {
			return self::get_text_option(
				$option + array(
					'label' => sprintf( $name, $label, $what ),
					'when'  => array(
						'name'  => "ads_{$format}_kind",
						'value' => $kind,
					),
				)
			);
		};
		return array(
			"ads_{$format}_kind"  => self::get_kind_option( $label ),
			"ads_{$format}_slot"  => $of(
				'adsense',
				__( 'slot ID', 'mainstreet-blocks' ),
				array(
					'help'    => __( 'The unit’s ID, shown as data-ad-slot in its code.', 'mainstreet-blocks' ),
					'pattern' => '^\d{5,16}$',
					'error'   => __( 'Enter the unit’s ID, digits only.', 'mainstreet-blocks' ),
				)
			),
			"ads_{$format}_image" => $of( 'house', __( 'image URL', 'mainstreet-blocks' ), array( 'control' => 'picture' ) + self::get_url_members( __( 'For example, the URL of an image in your media library.', 'mainstreet-blocks' ) ) ),
			"ads_{$format}_link"  => $of( 'house', __( 'link URL', 'mainstreet-blocks' ), self::get_url_members( '' ) ),
			"ads_{$format}_alt"   => $of( 'house', __( 'alternative text', 'mainstreet-blocks' ), array( 'help' => __( 'Describe the image for people who cannot see it.', 'mainstreet-blocks' ) ) ),
			"ads_{$format}_code"  => $of(
				'code',
				__( 'code', 'mainstreet-blocks' ),
				array(
					'help'       => __( 'HTML code from your ad provider. It is output unchanged, so only users who are allowed to post unfiltered HTML can edit it.', 'mainstreet-blocks' ),
					'maxLength'  => 10000,
					'control'    => 'textarea',
					'capability' => 'unfiltered_html',
				)
			),
		);
	}

	private static function get_kind_option( string $label ): array {
		return array(
			'type'    => 'string',
			'default' => '',
			'section' => self::SECTION,
			'label'   => $label,
			'help'    => '',
			'choices' => array(
				''        => __( 'None', 'mainstreet-blocks' ),
				'adsense' => __( 'AdSense unit', 'mainstreet-blocks' ),
				'house'   => __( 'Image with a link', 'mainstreet-blocks' ),
				'code'    => __( 'Code', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Returns the declaration of a text setting.
	 *
	 * @param array $option Members that differ from the defaults.
	 */
	private static function get_text_option( array $option ) {
		return $option + array(
			'type'    => 'string',
			'default' => '',
			'section' => self::SECTION,
			'help'    => '',
		);
	}

	/** Returns the members of a URL setting. */
	private static function get_url_members( string $help ): array {
		return array(
			'help'      => $help,
			'maxLength' => 2000,
			'pattern'   => self::URL,
			'error'     => __( 'Enter a URL that begins with https:// or http://.', 'mainstreet-blocks' ),
		);
	}
}
