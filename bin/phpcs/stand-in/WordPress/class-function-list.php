<?php
/**
 * Base of the sniffs that report calls of certain functions.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Phpcs;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Reports calls of functions by group. The code of a finding is `group_function`, as in the WordPress Coding Standards.
 */
abstract class Function_List implements Sniff {

	/** Function names by group. */
	const GROUPS = array();

	/**
	 * Functions to look for.
	 *
	 * @var string[] Groups by function.
	 */
	private $groups = array();

	public function __construct() {
		foreach ( static::GROUPS as $group => $functions ) {
			$this->groups += array_fill_keys( $functions, $group );
		}
	}

	public function register() {
		return array( T_STRING );
	}

	public function process( File $file, $pointer ) {
		$name = strtolower( $file->getTokens()[ $pointer ]['content'] );
		if ( ! isset( $this->groups[ $name ] ) || ! Tokens::is_function_call( $file, $pointer ) || $this->is_allowed( $file, $pointer, $name ) ) {
			return;
		}
		$file->addWarning( '%s() is discouraged here', $pointer, $this->groups[ $name ] . '_' . $name, array( $name ) );
	}

	/**
	 * Whether this call is fine.
	 *
	 * @param File   $file    File.
	 * @param int    $pointer Position of the name.
	 * @param string $name    Function.
	 * @return bool
	 */
	protected function is_allowed( File $file, $pointer, $name ) {
		return false;
	}
}
