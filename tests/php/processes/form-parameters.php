<?php
/**
 * Runs before WordPress is loaded: the address names the outcome `$values['token']` of a form; '' for none.
 *
 * @package Mainstreet
 */

$_GET = '' === $values['token'] ? array() : array( 'mainstreet_sent' => $values['token'] );
