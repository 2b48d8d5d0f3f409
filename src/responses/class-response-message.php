<?php
namespace Mainstreet\Responses;


defined( 'ABSPATH' ) || exit;

/**
 * Lines of text for headers, and how an answer is escaped: it was typed by a stranger.
 */
final class Response_Message {

	/**
	 * The subject of a form's e-mails.
	 *
	 * @param string  $pattern Author's text with tokens such as `{Name}`; '' for the default.
	 * @param array[] $answers Responses as stored.
	 * @param string  $title   Title of the page.
	 * @return string One line.
	 */
	public static function subject( $pattern, array $answers, $title ) {
		if ( '' === trim( $pattern ) ) {
			return self::line( sprintf( '[%1$s] %2$s', self::site_name(), $title ) );
		}
		$values = array();
		foreach ( $answers as $answer ) {
			$values[ mb_strtolower( $answer['label'] ) ]         = $answer;
			$values[ mb_strtolower( $answer['form_field_id'] ) ] = $answer;
		}
		$subject = preg_replace_callback(
			'/\{([^{}]{1,200})\}/u',
			static function ( $found ) use ( $values ) {
				$name = mb_strtolower( trim( $found[1] ) );
				return isset( $values[ $name ] ) ? Response_Reader::present( $values[ $name ] )['value'] : $found[0];
			},
			$pattern
		);
		return self::line( (string) $subject );
	}

	/**
	 * A text in one line, for headers of e-mails.
	 *
	 * @param string $text  Any text.
	 * @param int    $limit Characters at most.
	 * @return string
	 */
	public static function line( $text, $limit = 200 ) {
		return mb_substr( trim( (string) preg_replace( '/[\s\x00-\x1F\x7F]+/u', ' ', $text ) ), 0, $limit );
	}

	/**
	 * Name of the site as plain text.
	 *
	 * @return string
	 */
	public static function site_name() {
		return self::line( html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
