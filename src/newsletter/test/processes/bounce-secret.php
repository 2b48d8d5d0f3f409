<?php
/**
 * Prints the secret of mail services that report bounces.
 *
 * @package Mainstreet
 */

echo Mainstreet\Newsletter\Queue\Bounces::secret();
