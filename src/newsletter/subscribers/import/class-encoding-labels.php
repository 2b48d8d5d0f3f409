<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Text\Text_Encoding;

defined( 'ABSPATH' ) || exit;

/** Labels of text encodings for the import screen. */
final class Encoding_Labels {

	/**
	 * Returns the encodings that this server can read.
	 *
	 * @return array[] Each `value` (one of Text_Encoding::names()) and `label`.
	 */
	public static function options(): array {
		$languages = self::languages();
		$options   = array();
		foreach ( array_filter( Text_Encoding::names(), array( Text_Encoding::class, 'is_readable' ) ) as $name ) {
			$label = isset( $languages[ $name ] )
				/* translators: 1: languages, such as "Cyrillic", 2: name of an encoding, such as "windows-1251". */
				? sprintf( __( '%1$s (%2$s)', 'mainstreet-blocks' ), $languages[ $name ], $name )
				: $name;

			$options[] = array(
				'value' => $name,
				'label' => $label,
			);
		}
		return $options;
	}

	/**
	 * Returns the languages or scripts of encodings.
	 *
	 * @return string[] Labels by encoding; encodings for all languages are missing.
	 */
	private static function languages(): array {
		return array(
			'Shift_JIS'    => __( 'Japanese', 'mainstreet-blocks' ),
			'EUC-JP'       => __( 'Japanese', 'mainstreet-blocks' ),
			'ISO-2022-JP'  => __( 'Japanese', 'mainstreet-blocks' ),
			'GB18030'      => __( 'Chinese, simplified', 'mainstreet-blocks' ),
			'Big5'         => __( 'Chinese, traditional', 'mainstreet-blocks' ),
			'EUC-KR'       => __( 'Korean', 'mainstreet-blocks' ),
			'windows-1250' => __( 'Central European', 'mainstreet-blocks' ),
			'windows-1251' => __( 'Cyrillic', 'mainstreet-blocks' ),
			'windows-1252' => __( 'Western European', 'mainstreet-blocks' ),
			'windows-1253' => __( 'Greek', 'mainstreet-blocks' ),
			'windows-1254' => __( 'Turkish', 'mainstreet-blocks' ),
			'windows-1255' => __( 'Hebrew', 'mainstreet-blocks' ),
			'windows-1256' => __( 'Arabic', 'mainstreet-blocks' ),
			'windows-1257' => __( 'Baltic', 'mainstreet-blocks' ),
			'windows-1258' => __( 'Vietnamese', 'mainstreet-blocks' ),
			'windows-874'  => __( 'Thai', 'mainstreet-blocks' ),
			'ISO-8859-2'   => __( 'Central European', 'mainstreet-blocks' ),
			'ISO-8859-15'  => __( 'Western European', 'mainstreet-blocks' ),
			'macintosh'    => __( 'Western European, Macintosh', 'mainstreet-blocks' ),
			'KOI8-R'       => __( 'Cyrillic', 'mainstreet-blocks' ),
			'KOI8-U'       => __( 'Cyrillic', 'mainstreet-blocks' ),
			'IBM850'       => __( 'Western European, MS-DOS', 'mainstreet-blocks' ),
			'IBM852'       => __( 'Central European, MS-DOS', 'mainstreet-blocks' ),
			'IBM866'       => __( 'Cyrillic, MS-DOS', 'mainstreet-blocks' ),
		);
	}
}
