<?php
namespace WordPress\Sniffs\PHP;

use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * in_array(), array_search() and array_keys() with a value compare strictly.
 */
final class StrictInArraySniff implements Sniff {

	public function register() {
		return array( T_STRING );
	}

	public function process( File $file, $pointer ) {
		$name = strtolower( $file->getTokens()[ $pointer ]['content'] );
		if ( ! in_array( $name, array( 'in_array', 'array_search', 'array_keys' ), true ) || ! Tokens::is_function_call( $file, $pointer ) ) {
			return;
		}
		$parameters = Tokens::parameters( $file, $pointer );
		if ( 'array_keys' === $name && 1 === count( $parameters ) ) {
			return;
		}
		if ( ! isset( $parameters[2] ) || 'true' !== strtolower( Tokens::text( $file, $parameters[2] ) ) ) {
			$file->addWarning( '%s() without its third argument true', $pointer, 'MissingTrueStrict', array( $name ) );
		}
	}
}
