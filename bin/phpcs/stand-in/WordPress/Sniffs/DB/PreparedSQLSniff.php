<?php
namespace WordPress\Sniffs\DB;

use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens as Phpcs_Tokens;

/**
 * No variable but $wpdb's own in a statement of SQL.
 */
final class PreparedSQLSniff implements Sniff {

	const METHODS = array( 'get_var', 'get_col', 'get_row', 'get_results', 'prepare', 'query' );
	const ESCAPES = array( 'absint', 'esc_sql', 'floatval', 'intval', 'count' );
	const FORMATS = array( 'implode', 'join', 'sprintf', 'vsprintf', 'array_fill', 'number_format', 'wp_sprintf', 'nl2br', 'number_format_i18n', 'ent2ncr', 'antispambot', 'vprintf' );

	public function register() {
		return array( T_VARIABLE );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		if ( '$wpdb' !== $tokens[ $pointer ]['content'] ) {
			return;
		}
		$arrow  = $file->findNext( Phpcs_Tokens::$emptyTokens, $pointer + 1, null, true );
		$method = $file->findNext( Phpcs_Tokens::$emptyTokens, $arrow + 1, null, true );
		if ( T_OBJECT_OPERATOR !== $tokens[ $arrow ]['code'] || ! in_array( $tokens[ $method ]['content'], self::METHODS, true ) ) {
			return;
		}
		$parameters = Tokens::parameters( $file, $method );
		if ( $parameters ) {
			$this->check( $file, $parameters[0][0], $parameters[0][1] );
		}
	}

	private function check( File $file, $from, $to ) {
		$tokens = $file->getTokens();
		for ( $at = $from; $at <= $to; $at++ ) {
			$token = $tokens[ $at ];
			if ( T_DOUBLE_QUOTED_STRING === $token['code'] || T_HEREDOC === $token['code'] ) {
				if ( preg_match( '/(?<!\\\\)\$\{?(?!wpdb\b)[a-z_]\w*/i', $token['content'], $found ) ) {
					$file->addError( 'Use placeholders and $wpdb->prepare(); found interpolated variable %s', $at, 'InterpolatedNotPrepared', array( $found[0] ) );
				}
			} elseif ( T_VARIABLE === $token['code'] && '$wpdb' === $token['content'] ) {
				$method = $file->findNext( T_STRING, $at + 1 );
				$open   = $file->findNext( Phpcs_Tokens::$emptyTokens, $method + 1, null, true );
				// A nested call is looked at by itself.
				$at = T_OPEN_PARENTHESIS === $tokens[ $open ]['code'] ? $tokens[ $open ]['parenthesis_closer'] : $method;
			} elseif ( T_STRING === $token['code'] && in_array( $token['content'], self::ESCAPES, true ) ) {
				$at = $tokens[ $file->findNext( T_OPEN_PARENTHESIS, $at ) ]['parenthesis_closer'];
			} elseif ( T_STRING === $token['code'] && in_array( $token['content'], self::FORMATS, true ) ) {
				continue;
			} elseif ( in_array( $token['code'], array( T_VARIABLE, T_STRING, T_SELF, T_STATIC ), true ) ) {
				$before = $file->findPrevious( Phpcs_Tokens::$emptyTokens, $at - 1, null, true );
				if ( T_INT_CAST === $tokens[ $before ]['code'] || T_DOUBLE_CAST === $tokens[ $before ]['code'] ) {
					continue;
				}
				$file->addError( 'Use placeholders and $wpdb->prepare(); found %s', $at, 'NotPrepared', array( $token['content'] ) );
				return;
			}
		}
	}
}
