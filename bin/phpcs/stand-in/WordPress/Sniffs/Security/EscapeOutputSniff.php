<?php
namespace WordPress\Sniffs\Security;

use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens as Phpcs_Tokens;

/**
 * What is printed is escaped where it is printed.
 */
final class EscapeOutputSniff implements Sniff {

	const ESCAPES = array( 'absint', 'esc_attr', 'esc_attr__', 'esc_attr_e', 'esc_attr_x', 'esc_html', 'esc_html__', 'esc_html_e', 'esc_html_x', 'esc_js', 'esc_textarea', 'esc_url', 'esc_url_raw', 'esc_xml', 'filter_input', 'filter_var', 'floatval', 'highlight_string', 'intval', 'json_encode', 'number_format', 'rawurlencode', 'sanitize_hex_color', 'sanitize_html_class', 'sanitize_key', 'sanitize_user_field', 'tag_escape', 'urlencode', 'urlencode_deep', 'wp_json_encode', 'wp_kses', 'wp_kses_data', 'wp_kses_one_attr', 'wp_kses_post', 'wp_strip_all_tags', 'count', 'checked', 'selected', 'disabled', 'readonly', 'wp_readonly', 'get_the_ID', 'get_the_title', 'paginate_links', 'wp_get_attachment_image', 'wp_nonce_field', 'get_search_form', 'get_avatar', 'bloginfo', 'language_attributes', 'body_class', 'sanitize_title', 'submit_button' );
	const FORMATS = array( 'antispambot', 'array_fill', 'ent2ncr', 'implode', 'join', 'nl2br', 'number_format_i18n', 'sprintf', 'vsprintf', 'wp_sprintf' );
	const PRINTS  = array( '_deprecated_argument', '_doing_it_wrong', 'printf', 'trigger_error', 'vprintf', 'wp_die', 'wp_dropdown_pages' );

	public function register() {
		return array( T_ECHO, T_PRINT, T_EXIT, T_STRING, T_OPEN_TAG_WITH_ECHO );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		if ( T_STRING === $tokens[ $pointer ]['code'] ) {
			if ( ! in_array( $tokens[ $pointer ]['content'], self::PRINTS, true ) || ! Tokens::is_function_call( $file, $pointer ) ) {
				return;
			}
			// The third of wp_die() is an array of options.
			foreach ( array_slice( Tokens::parameters( $file, $pointer ), 0, 'wp_die' === $tokens[ $pointer ]['content'] ? 2 : null ) as $range ) {
				$this->check( $file, $range[0], $range[1] );
			}
			return;
		}
		if ( T_EXIT === $tokens[ $pointer ]['code'] ) {
			$open = $file->findNext( Phpcs_Tokens::$emptyTokens, $pointer + 1, null, true );
			if ( T_OPEN_PARENTHESIS !== $tokens[ $open ]['code'] ) {
				return;
			}
			$this->check( $file, $open, $tokens[ $open ]['parenthesis_closer'] );
			return;
		}
		$end = $file->findNext( array( T_SEMICOLON, T_CLOSE_TAG ), $pointer + 1 );
		// The condition of a ternary is not printed.
		$then = $pointer;
		do {
			$then = $file->findNext( T_INLINE_THEN, $then + 1, $end );
		} while ( $then && ! empty( $tokens[ $then ]['nested_parenthesis'] ) );
		$this->check( $file, ( $then ? $then : $pointer ) + 1, $end );
	}

	private function check( File $file, $from, $to ) {
		$tokens = $file->getTokens();
		for ( $at = $from; $at <= $to; $at++ ) {
			$token = $tokens[ $at ];
			if ( in_array( $token['code'], array( T_INT_CAST, T_DOUBLE_CAST, T_BOOL_CAST ), true ) ) {
				$at = $file->findNext( Phpcs_Tokens::$emptyTokens, $at + 1, null, true );
				$at = isset( $tokens[ $at ]['parenthesis_closer'] ) ? $tokens[ $at ]['parenthesis_closer'] : $at;
				while ( isset( $tokens[ $at + 1 ] ) && in_array( $tokens[ $at + 1 ]['code'], array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_STRING, T_OPEN_SQUARE_BRACKET, T_OPEN_PARENTHESIS ), true ) ) {
					$at = isset( $tokens[ $at + 1 ]['bracket_closer'] ) ? $tokens[ $at + 1 ]['bracket_closer'] : ( isset( $tokens[ $at + 1 ]['parenthesis_closer'] ) ? $tokens[ $at + 1 ]['parenthesis_closer'] : $at + 1 );
				}
			} elseif ( T_DOUBLE_QUOTED_STRING === $token['code'] || T_HEREDOC === $token['code'] || T_VARIABLE === $token['code'] ) {
				$file->addError( 'All output should be run through an escaping function', $at, 'OutputNotEscaped' );
				return;
			} elseif ( T_STRING === $token['code'] || T_SELF === $token['code'] || T_STATIC === $token['code'] ) {
				if ( in_array( $token['content'], self::ESCAPES, true ) && Tokens::is_function_call( $file, $at ) ) {
					$at = $tokens[ $file->findNext( T_OPEN_PARENTHESIS, $at ) ]['parenthesis_closer'];
					continue;
				}
				if ( in_array( $token['content'], self::FORMATS, true ) ) {
					continue;
				}
				$file->addError( 'All output should be run through an escaping function; found %s', $at, 'OutputNotEscaped', array( $token['content'] ) );
				return;
			}
		}
	}
}
