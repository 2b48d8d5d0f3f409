<?php
namespace WordPress\Sniffs\Arrays;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens as Phpcs_Tokens;

/**
 * A comma follows the last item of a multi-line array only; upstream this is NormalizedArrays.Arrays.CommaAfterLast.
 */
final class CommaAfterLastSniff implements Sniff {

	public function register() {
		return array( T_ARRAY );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		if ( ! isset( $tokens[ $pointer ]['parenthesis_closer'] ) ) {
			return;
		}
		$close = $tokens[ $pointer ]['parenthesis_closer'];
		$last  = $file->findPrevious( Phpcs_Tokens::$emptyTokens, $close - 1, null, true );
		if ( T_OPEN_PARENTHESIS === $tokens[ $last ]['code'] && $tokens[ $last ]['parenthesis_closer'] === $close ) {
			return;
		}
		$is_multi = $tokens[ $tokens[ $pointer ]['parenthesis_opener'] ]['line'] !== $tokens[ $close ]['line'];
		$has      = T_COMMA === $tokens[ $last ]['code'];
		if ( $is_multi && ! $has && ! in_array( $tokens[ $last ]['code'], array( T_END_HEREDOC, T_END_NOWDOC ), true ) ) {
			$file->addError( 'A comma after the last item of a multi-line array', $last, 'MissingMultiLine' );
		} elseif ( ! $is_multi && $has ) {
			$file->addError( 'No comma after the last item of a single-line array', $last, 'FoundSingleLine' );
		}
	}
}
